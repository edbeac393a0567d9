import '../parts/exhibition.css';
import '../parts/figures.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { figureCalls as calls } from '@meetingapp/contract/exhibition/figure.ts';
import { logoPages } from '@meetingapp/domain/exhibition/views.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { chartColumn } from '@meetingapp/ui/icons/icons-topics.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shortDay, weekday } from '../../../lib/time/dates.ts';
import { DeskPage } from '../stand/DeskPage.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

type Figures = AnswerOf<typeof calls.read>;
type Day = Figures['days'][number];

const dayFigures = ['stand', 'product', 'logos', 'cards', 'visits', 'stamps'] as const;

/** O13 (nearest: S88): what the people of an exhibitor learn about its stand, day by day. */
export function StandFigures() {
  const t = useT('standFigures');
  const { showid } = useParameters('standFigures');
  const cid = useCurrentCid();
  const back = useBack('standDesk', { showid });
  const { loggedIn } = useAccount();
  const asked = useCall(calls.read, loggedIn ? { showid } : null, { fresh: 0, quiet: true });
  useNamedConference(asked.answer?.cid);
  const fetched = useSend(calls.download);

  async function save(): Promise<void> {
    const outcome = await fetched.send({ showid });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    saveFile(new Blob([outcome.answer.csv], { type: 'text/csv' }), outcome.answer.name);
    showSuccess(t('downloaded'));
  }
  return (
    <DeskPage
      title={t('title')}
      cid={String(cid ?? '')}
      back={back}
      asked={asked}
      foot={
        (asked.answer?.days.length ?? 0) > 0 && (
          <StickyFoot>
            <Button icon={download} variant="soft" loading={fetched.sending} onClick={() => void save()}>
              {t('download')}
            </Button>
          </StickyFoot>
        )
      }
    >
      {(figures) =>
        figures.days.length === 0 ? (
          <EmptyState icon={chartColumn} title={t('none')} text={t('noneText')} />
        ) : (
          <>
            <Totals figures={figures} />
            <Logos figures={figures} />
            {figures.products.length > 0 && (
              <>
                <div className="head">
                  <h2>{t('products')}</h2>
                </div>
                <Bars rows={figures.products.map(({ key, name, views }) => ({ key, name, value: views }))} />
              </>
            )}
            <div className="head">
              <h2>{t('days')}</h2>
            </div>
            {figures.days.map((day) => (
              <DayCard key={day.day} day={day} />
            ))}
            <p className="t-sm ink-3">{t('how')}</p>
          </>
        )
      }
    </DeskPage>
  );
}

function Totals({ figures }: { figures: Figures }) {
  const t = useT('standFigures');
  const { total, cards, visits, stamps } = figures;
  const shown = [
    [t('stand'), total.stand],
    [t('cards'), cards],
    [t('visits'), visits],
    [t('stamps'), stamps],
  ] as const;
  return (
    <dl className="card ex-figures" aria-label={t('total')}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where the logo of a sponsor was shown; nothing for an exhibitor that never was one. */
function Logos({ figures: { total, level } }: { figures: Figures }) {
  const t = useT('standFigures');
  const rows = logoPages.map((place) => ({ key: place, name: t(`places.${place}`), value: total[place] }));
  if (level === '' && rows.every(({ value }) => value === 0)) return null;
  return (
    <>
      <div className="head">
        <h2>{t('where')}</h2>
        {level !== '' && <span className="t-sm ink-2 ex-end">{t('level', { level })}</span>}
      </div>
      <Bars rows={rows} />
    </>
  );
}

/** Values as bars of one scale; the number is beside each. */
function Bars({ rows }: { rows: readonly { key: string; name: string; value: number }[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <dl className="card ex-bars">
      {rows.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <i style={{ inlineSize: `${(100 * value) / most}%` }} aria-hidden="true" />
            <b>{value}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DayCard({ day }: { day: Day }) {
  const t = useT('standFigures');
  const language = useLanguage();
  return (
    <section className="card ex-day">
      <h3>
        {shortDay(day.day, language)} <span className="t-sm ink-2">{weekday(day.day, language)}</span>
      </h3>
      <dl>
        {dayFigures.map((one) => (
          <div key={one} className={day[one] === 0 ? 'zero' : undefined}>
            <dt>{t(`columns.${one}`)}</dt>
            <dd>{day[one]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
