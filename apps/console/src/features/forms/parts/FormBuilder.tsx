import { roles } from '@meetingapp/contract/call.ts';
import { formCalls } from '@meetingapp/contract/forms.ts';
import { checkDraft } from '@meetingapp/domain/forms/check-draft.ts';
import { formDifferences } from '@meetingapp/domain/forms/differences.ts';
import { clipboardList } from '@meetingapp/ui/icons-topics.ts';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { send } from '../../../lib/call.ts';
import { useRole } from '../../../lib/conference.ts';
import { Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import type { FormRead } from '../data.ts';
import { Conflict } from './Conflict.tsx';
import { FieldList } from './FieldList.tsx';
import { FieldPane } from './FieldPane.tsx';
import './form-builder.css';
import { FormActions } from './FormActions.tsx';
import { FormFacts } from './FormFacts.tsx';
import { Palette } from './Palette.tsx';
import { Preview } from './Preview.tsx';
import { Publishing } from './Publishing.tsx';
import { useBuilder } from './use-builder.ts';
import { useFieldActs } from './use-field-acts.ts';
import { Versions } from './Versions.tsx';

/** Palette, fields, phone and settings beside each other; only what is inside them scrolls. */
export function FormBuilder({ cid, read }: { cid: number; read: FormRead }) {
  const t = useT('forms');
  const mayWrite = useRole(roles.setUp);
  const builder = useBuilder(cid, read, mayWrite);
  const { fields } = builder;
  const acts = useFieldActs(builder, read.published?.fields ?? []);
  const [open, setOpen] = useState<'publishing' | 'versions' | null>(null);
  const faults = checkDraft(fields, read.needed);
  const selected = fields.find(({ code }) => code === acts.selected);
  const published = (code: string) => read.published?.fields.find((field) => field.code === code);
  const differs = formDifferences(read.published?.fields ?? [], fields).length > 0;
  const close = () => setOpen(null);

  async function beginAgain() {
    const now = await send(formCalls.read, { cid });
    if (now.ok) {
      const { draft, published: newest, revision } = now.answer;
      builder.begin(draft?.fields ?? newest?.fields ?? [], revision, draft?.savedAt ?? null);
    }
    close();
  }
  return (
    <Page
      title={t('title')}
      facts={<FormFacts read={read} builder={builder} mayWrite={mayWrite} differs={differs} />}
      actions={
        <FormActions
          read={read}
          builder={builder}
          faults={faults}
          differs={differs}
          mayWrite={mayWrite}
          open={setOpen}
          select={acts.select}
        />
      }
      foot={t('foot', { count: fields.length })}
    >
      <div className="builder">
        <Palette
          disabled={!mayWrite}
          taken={fields.map(({ code }) => code)}
          add={(kind) => acts.add(kind)}
          addPreset={acts.addPreset}
        />
        <div className="list">
          {fields.length === 0 ? (
            <Blank icon={clipboardList} title={t('empty')} text={t('emptyText')} />
          ) : (
            <FieldList
              fields={fields}
              needed={read.needed}
              wrong={faults.map(({ code }) => code)}
              selected={acts.selected}
              disabled={!mayWrite}
              place={acts.place}
              select={acts.select}
              move={acts.move}
              duplicate={acts.duplicate}
              remove={acts.remove}
            />
          )}
          <p className="sr" role="status">
            {acts.said}
          </p>
        </div>
        <Preview fields={fields} read={read} selected={acts.selected} select={acts.select} />
        <aside className="settings">
          {selected ? (
            <FieldPane
              key={selected.code}
              field={selected}
              published={published(selected.code)}
              above={fields.slice(0, fields.indexOf(selected))}
              faults={faults.filter(({ code }) => code === selected.code)}
              disabled={!mayWrite}
              change={acts.change}
            />
          ) : (
            <p className="quiet">{t('pane.choose')}</p>
          )}
        </aside>
      </div>
      {open === 'publishing' && (
        <Publishing
          cid={cid}
          read={read}
          fields={fields}
          settle={builder.settle}
          close={close}
          done={(revision) => {
            builder.begin(fields, revision, null);
            close();
          }}
        />
      )}
      {open === 'versions' && (
        <Versions
          cid={cid}
          revision={builder.revision}
          mayWrite={mayWrite}
          hasDraft={read.draft !== null || builder.changed}
          close={close}
          began={() => void beginAgain()}
        />
      )}
      {builder.conflict && (
        <Conflict
          theirs={builder.conflict}
          mine={fields}
          keepMine={() => void builder.keepMine()}
          takeTheirs={builder.takeTheirs}
        />
      )}
    </Page>
  );
}
