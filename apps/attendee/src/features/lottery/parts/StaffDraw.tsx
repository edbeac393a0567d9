import { lotteryConsoleCalls as calls } from '@meetingapp/contract/lottery/console.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useStaffCall, type StaffAccess } from '../../../lib/session/use-staff-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { momentText } from '../../../lib/time/dates.ts';
import { ticketText } from '../view.ts';
import { HandOver } from './HandOver.tsx';
import { Rail } from './Rail.tsx';

const EVERY_MS = 5000;
/** Prizes that were handed over last. */
const MOST_ROWS = 8;

interface StaffDrawProps {
  cid: string;
  drawId: string;
  access: StaffAccess;
}

/** S84: confirms the draw as one of two, opens the big screen, hands over prizes. */
export function StaffDraw({ cid, drawId, access }: StaffDrawProps) {
  const t = useT('lottery');
  const app = useT('app');
  const language = useLanguage();
  const go = useNavigate();
  const asked = useStaffCall(calls.read, { cid, drawId }, access, EVERY_MS);
  const confirm = useSend(calls.confirm);
  const reveal = useSend(calls.reveal);
  const { answer, failure, again } = asked;
  if (failure && !answer) return <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />;
  if (!answer) return <Loader label={app('loading')} />;
  const { draw, zone } = answer;
  const { token } = access;
  const total = draw.winners.length;
  const handed = draw.winners
    .filter(({ handedAt }) => handedAt !== null)
    .toSorted((one, other) => (other.handedAt ?? '').localeCompare(one.handedAt ?? ''))
    .slice(0, MOST_ROWS);

  async function submit(): Promise<void> {
    const outcome = await confirm.send({ cid, drawId }, { token, quiet: true });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    showSuccess(t(outcome.answer.drawn ? 'staff.drawn' : 'staff.confirmed'));
    again();
  }
  async function showAll(): Promise<void> {
    const sure = await askConfirm({
      title: t('staff.revealAsk'),
      text: t('staff.revealText'),
      stay: t('staff.keep'),
      act: t('staff.reveal'),
    });
    if (!sure) return;
    const outcome = await reveal.send({ cid, drawId, count: total }, { token, quiet: true });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    again();
  }
  // Who hands over prizes needs the field first.
  const rail = <Rail draw={{ ...draw, cid: Number(cid), zone }} />;
  return (
    <div className="stack">
      <h1 className="t-2xl">{pickLanguage(draw.title, language)}</h1>
      {draw.state !== 'drawn' && rail}
      {draw.state === 'committed' && (
        <>
          <p className="ink-2">
            {draw.confirmed.length === 0
              ? t('staff.confirmNone')
              : t('staff.confirmText', { names: joinList(draw.confirmed, language) })}
          </p>
          <Button
            disabled={draw.randomness === null}
            reason={t('staff.notYet')}
            loading={confirm.sending}
            loadingText={app('submitting')}
            guard
            onClick={() => void submit()}
          >
            {t('staff.confirm')}
          </Button>
        </>
      )}
      <Button variant="outline" onClick={() => go('lotteryScreen', { id: drawId }, { cid })}>
        {t('staff.openScreen')}
      </Button>
      {draw.state === 'drawn' && draw.revealed < total && (
        <Button variant="soft" loading={reveal.sending} onClick={() => void showAll()}>
          {t('staff.reveal')}
        </Button>
      )}
      {draw.state === 'drawn' && (
        <>
          <p className="ink-2">
            {t('staff.figures', { handed: draw.winners.filter(({ handedAt }) => handedAt !== null).length, total })}
          </p>
          <HandOver cid={cid} zone={zone} token={token} done={again} />
          {handed.length > 0 && (
            <List>
              {handed.map((winner) => (
                <ListRow
                  key={winner.id}
                  title={t('staff.handedOf', { number: ticketText(winner.number, draw.entrants), name: winner.name })}
                  text={t('staff.handedText', {
                    prize: pickLanguage(draw.prizes.find(({ id }) => id === winner.prizeId)?.thing, language),
                    at: momentText(winner.handedAt ?? '', zone, language),
                    by: winner.handedBy,
                  })}
                />
              ))}
            </List>
          )}
        </>
      )}
      {draw.state === 'drawn' && rail}
    </div>
  );
}
