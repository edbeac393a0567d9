import { groupConsoleCalls as calls, type GroupAtDesk } from '@meetingapp/contract/groups/console.ts';
import { App, Button, InputNumber, Tag } from 'antd';
import { useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

type GroupLink = GroupAtDesk['links'][number];
const refreshes = [calls.group, calls.groups];

/** Invitation links of a group: end, limit, and number of people who joined. */
export function GroupLinks({ group, mayChange }: { group: GroupAtDesk; mayChange: boolean }) {
  const t = useT('groups');
  return (
    <section aria-label={t('link')}>
      <h2>{t('link')}</h2>
      {group.links.length === 0 && <p className="small quiet">{t('noLinks')}</p>}
      <ul>
        {group.links.map((link) => (
          <li key={link.linkId}>
            <LinkLine
              key={`${link.most} ${link.expiresAt}`}
              groupId={group.groupId}
              link={link}
              mayChange={mayChange}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkLine({ groupId, link, mayChange }: { groupId: number; link: GroupLink; mayChange: boolean }) {
  const t = useT('groups');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const [most, setMost] = useState<number | null>(link.most);
  const [until, setUntil] = useState(link.expiresAt);
  const save = useChange(calls.saveGroupLink, { refreshes, said: t('saved') });
  const revoke = useChange(calls.revokeGroupLink, { refreshes });
  const { linkId } = link;
  const changed = most !== link.most || until !== link.expiresAt;
  async function end() {
    const sure = await modal.confirm({
      title: t('revokeTitle'),
      content: t('revokeText'),
      okText: t('revoke'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
    });
    if (sure) await revoke.change({ cid, groupId, linkId });
  }
  return (
    <>
      <span className="row">
        <span className="grow">
          {t('linkUsed', { used: `${link.used} / ${link.most}` })} <span className="small quiet">{t('expires')}</span>{' '}
          {momentText(link.expiresAt, language)}
        </span>
        <Tag color={link.open ? 'success' : 'default'} variant="filled">
          {t(link.open ? 'linkOpen' : 'linkOver')}
        </Tag>
      </span>
      {mayChange && link.open && (
        <form
          className="group-link-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (most !== null) void save.change({ cid, groupId, linkId, most, expiresAt: until });
          }}
        >
          <label>
            {t('most')}
            <InputNumber
              size="small"
              style={{ width: 72 }}
              min={1}
              max={500}
              precision={0}
              value={most}
              onChange={setMost}
            />
          </label>
          <div>
            {t('expires')}
            <MomentPicker required size="small" label={t('expires')} at={until} change={setUntil} />
          </div>
          {changed ? (
            <Button size="small" type="primary" htmlType="submit" loading={save.busy}>
              {t('save')}
            </Button>
          ) : (
            <Button size="small" type="text" danger loading={revoke.busy} onClick={() => void end()}>
              {t('revoke')}
            </Button>
          )}
        </form>
      )}
    </>
  );
}
