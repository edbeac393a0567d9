import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import type { Group } from '@meetingapp/contract/groups/group.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { copyText } from '@meetingapp/ui/actions/copy-text.ts';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { useState } from 'react';
import { addressOf } from '../../../lib/navigation/address.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { LinkLimits, usualLimits } from './LinkLimits.tsx';

/** Join link of a group: as QR code and as text, with its end and the number of people who joined. */
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
