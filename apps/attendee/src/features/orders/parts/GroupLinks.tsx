import { groupCalls } from '@meetingapp/contract/registration-group.ts';
import type { Group } from '@meetingapp/contract/registration-group.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { Card } from '@meetingapp/ui/Card.tsx';
import { copyText } from '@meetingapp/ui/copy-text.ts';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback.ts';
import { QrCode } from '@meetingapp/ui/QrCode.tsx';
import { useState } from 'react';
import { addressOf } from '../../../lib/address.ts';
import { invalidate } from '../../../lib/cache.ts';
import { momentText } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';
import { useConference, usualZone } from '../../../lib/use-conference.ts';
import { LinkLimits, usualLimits } from './LinkLimits.tsx';

/** The link by which people join: as a code to scan, as text to send, with its end and how many came. */
export function GroupLinks({ group }: { group: Group }) {
  const t = useT('orders');
  const language = useLanguage();
  const zone = useConference(group.cid)?.zone ?? usualZone;
  const add = useSend(groupCalls.groupLink);
  const revoke = useSend(groupCalls.groupRevoke);
  const [limits, setLimits] = useState(usualLimits);
  const open = group.links.filter((link) => link.open);
  const addressFor = (token: string) =>
    location.origin + addressOf('signHome', { opFlag: 0 }, { cid: group.cid, group: token }, {});

  async function copy(address: string) {
    if (await copyText(address)) showSuccess(t('group.copied'));
    else showTopTip(address);
  }
  async function make() {
    const outcome = await add.send({ groupid: group.groupId, ...limits });
    invalidate(groupCalls.groupRead);
    if (!outcome.ok) showTopTip(outcome.failure.msg);
  }
  async function end(linkid: number) {
    const yes = await askConfirm({
      title: t('group.revokeTitle'),
      text: t('group.revokeText'),
      stay: t('group.keepLink'),
      act: t('group.revoke'),
      danger: true,
    });
    if (!yes) return;
    const outcome = await revoke.send({ groupid: group.groupId, linkid });
    invalidate(groupCalls.groupRead);
    if (!outcome.ok) showTopTip(outcome.failure.msg);
  }

  return (
    <>
      <div className="head">
        <h2>{t('group.link')}</h2>
      </div>
      {open.map((link) => (
        <Card key={link.linkId} className="group-link">
          <QrCode value={addressFor(link.token)} label={t('group.code', { name: group.name })} size="2.4rem" />
          <div className="grow">
            <p className="t-sm">{t('group.linkText')}</p>
            <p className="t-sm ink-2">
              {t('group.linkUntil', {
                until: momentText(link.expiresAt, zone, language),
                used: link.used,
                most: link.most,
              })}
            </p>
            <div className="group-acts">
              <Button size="sm" variant="soft" onClick={() => void copy(addressFor(link.token))}>
                {t('group.copy')}
              </Button>
              <Button size="sm" variant="ghost" disabled={revoke.sending} onClick={() => void end(link.linkId)}>
                {t('group.revoke')}
              </Button>
            </div>
          </div>
        </Card>
      ))}
      {open.length === 0 && (
        <Card>
          <p className="t-sm ink-2">{t('group.noLink')}</p>
          <LinkLimits limits={limits} set={setLimits} />
          <p>
            <Button size="sm" variant="soft" loading={add.sending} onClick={() => void make()}>
              {t('group.newLink')}
            </Button>
          </p>
        </Card>
      )}
    </>
  );
}
