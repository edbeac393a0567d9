import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import type { ListedColumn, SavedView } from '@meetingapp/contract/registration/list.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { ownViews, sameView, type View } from '../view.ts';

export interface ViewTabsProps {
  cid: number;
  today: string;
  view: View;
  columns: readonly ListedColumn[];
  choices: AnswerOf<typeof calls.choices> | undefined;
  choose: (view: View, columns?: readonly ListedColumn[]) => void;
}

/** Built-in views, then saved ones, each with its number of rows. */
export function ViewTabs({ cid, today, view, columns, choices, choose }: ViewTabsProps) {
  const t = useT('registrationConsole');
  const [saving, setSaving] = useState(false);
  const views = ownViews(today);
  const counts: Partial<Record<keyof typeof views, number | undefined>> = {
    all: choices?.all,
    review: choices?.toReview,
    pay: choices?.toPay,
  };
  const saved = choices?.views ?? [];
  const known = [...Object.values(views), ...saved].some((one) => sameView(one, view));
  const here = saved.find((one) => one.mine && sameView(one, view));
  return (
    <>
      <div className="views" role="group" aria-label={t('views.label')}>
        {(Object.keys(views) as (keyof typeof views)[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={sameView(views[name], view)}
            onClick={() => choose(views[name])}
          >
            {t(`views.${name}`)}
            {counts[name] !== undefined && <span>{counts[name].toLocaleString('en')}</span>}
          </button>
        ))}
        {saved.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={sameView(one, view)}
            onClick={() => choose(one, one.columns)}
          >
            {one.name}
            <span>
              {one.more ? t('moreThan', { count: one.count.toLocaleString('en') }) : one.count.toLocaleString('en')}
            </span>
          </button>
        ))}
      </div>
      {here && <RemoveView cid={cid} view={here} done={() => choose(views.all)} />}
      {!known && (
        <Button type="link" size="small" onClick={() => setSaving(true)}>
          {t('views.save')}
        </Button>
      )}
      {saving && <SaveView cid={cid} view={view} columns={columns} close={() => setSaving(false)} />}
    </>
  );
}

function RemoveView({ cid, view, done }: { cid: number; view: SavedView; done: () => void }) {
  const t = useT('registrationConsole');
  const { change, busy } = useChange(calls.removeView, { refreshes: [calls.choices] });
  return (
    <Button
      type="text"
      size="small"
      loading={busy}
      aria-label={t('views.delete', { name: view.name })}
      title={t('views.delete', { name: view.name })}
      icon={<Icon icon={trash2} />}
      onClick={async () => {
        if ((await change({ cid, id: view.id })).ok) done();
      }}
    />
  );
}

function SaveView({
  cid,
  view,
  columns,
  close,
}: {
  cid: number;
  view: View;
  columns: readonly ListedColumn[];
  close: () => void;
}) {
  const t = useT('registrationConsole');
  const [form] = Form.useForm<{ name: string; shared: boolean }>();
  const { change, busy } = useChange(calls.saveView, { refreshes: [calls.choices] });
  return (
    <FieldDialog
      title={t('views.save')}
      okText={t('views.save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      close={close}
      form={form}
      onOk={() => form.submit()}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ shared: false }}
        onFinish={async ({ name, shared }) => {
          if ((await change({ cid, name, shared, ...view, columns: [...columns] })).ok) close();
        }}
      >
        <Form.Item name="name" label={t('views.name')} rules={[{ required: true, message: t('views.name') }]}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="shared" valuePropName="checked">
          <Checkbox>{t('views.shared')}</Checkbox>
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}
