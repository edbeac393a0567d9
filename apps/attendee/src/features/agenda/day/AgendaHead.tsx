import '../../../shared/programme/sticky-head.css';
import './AgendaHead.css';
import '@meetingapp/ui/forms/Choice.css';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { bookmark, search } from '@meetingapp/ui/icons/icons.ts';
import { weekday } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { daysOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Layout } from '../view.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';

interface Shown {
  day: string;
  hall: number;
  mine: boolean;
}

interface Props {
  cid: string;
  programme: Programme;
  today: string;
  layout: Layout;
  chosen: Shown;
  onChange: (change: Partial<Shown>) => void;
}

/** Day and hall filter; sticky. */
export function AgendaHead({ cid, programme, today, layout, chosen, onChange }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  return (
    <header className="list-head">
      <div className="h">
        <h1 className="t-2xl grow">{t('title')}</h1>
        <Link name="searchList" params={{ cid }} className="ib" aria-label={t('search')}>
          <Icon icon={search} />
        </Link>
        <LayoutSwitch cid={cid} layout={layout} />
        <LanguageSwitch className="ib text" />
      </div>
      <div className="ag-days" role="group" aria-label={t('days')}>
        {daysOf(programme).map((day) => (
          <button
            key={day}
            type="button"
            className={day === chosen.day ? 'on' : undefined}
            aria-pressed={day === chosen.day}
            onClick={() => onChange({ day })}
          >
            {day === today ? `${weekday(day, language)} ${t('today')}` : weekday(day, language)}
            <b>{Number(day.slice(8))}</b>
          </button>
        ))}
      </div>
      <div className="ag-strip" role="group" aria-label={t('halls')}>
        <Chip on={chosen.mine} onPress={() => onChange({ mine: !chosen.mine })}>
          <Icon icon={bookmark} size="xs" filled={chosen.mine} />
          {t('mine')}
        </Chip>
        {[
          { id: 0, label: t('all') },
          ...programme.halls.map(({ id, name }) => ({ id, label: pickLanguage(name, language) })),
        ].map(({ id, label }) => (
          <Chip key={id} on={chosen.hall === id} onPress={() => onChange({ hall: id })}>
            {label}
          </Chip>
        ))}
      </div>
    </header>
  );
}

function Chip({ on, onPress, children }: { on: boolean; onPress: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className={joinClasses('chip', on && 'on')} aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  );
}
