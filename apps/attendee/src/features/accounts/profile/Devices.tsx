import { profileCalls } from '@meetingapp/contract/accounts/profile.ts';
import type { LoggedInDevice } from '@meetingapp/contract/accounts/profile.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { usualZone } from '../../../lib/parts/use-conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';

/** Where the account is logged in; another device can be logged out from here. */
export function Devices({ devices }: { devices: readonly LoggedInDevice[] }) {
  const t = useT('accounts');
  const language = useLanguage();
  const { send, sending } = useSend(profileCalls.endDevice);
  const nameOf = (device: LoggedInDevice) => device.name || t('profile.unknownDevice');
  const others = devices.filter((device) => !device.current);

  async function end(device: LoggedInDevice | null): Promise<void> {
    const yes = await askConfirm({
      title: device ? t('profile.endTitle') : t('profile.endOthers'),
      text: device ? t('profile.endText', { device: nameOf(device) }) : t('profile.endOthersText'),
      stay: t('profile.stay'),
      act: t('profile.end'),
    });
    if (!yes) return;
    const outcome = await send({ id: device?.id ?? null });
    invalidate(profileCalls.profile);
    if (outcome.ok) showSuccess(t('profile.ended'));
    else showTopTip(outcome.failure.msg);
  }
  return (
    <>
      <div className="head">
        <h2>{t('profile.devices')}</h2>
      </div>
      <List>
        {devices.map((device) => (
          <ListRow
            key={device.id}
            icon={smartphone}
            title={nameOf(device)}
            text={t('profile.used', { at: momentText(device.usedAt, usualZone, language, true) })}
            trailing={
              device.current ? (
                <Tag kind="ok">{t('profile.thisDevice')}</Tag>
              ) : (
                <button
                  type="button"
                  className="link"
                  aria-label={t('profile.endOf', { device: nameOf(device) })}
                  onClick={() => void end(device)}
                >
                  {t('profile.end')}
                </button>
              )
            }
          />
        ))}
      </List>
      {others.length > 1 && (
        <Button variant="outline" loading={sending} loadingText={t('sending')} onClick={() => void end(null)}>
          {t('profile.endOthers')}
        </Button>
      )}
    </>
  );
}
