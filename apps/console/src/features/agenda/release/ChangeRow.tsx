import type { ProgrammeChange } from '@meetingapp/contract/agenda/draft.ts';
import { Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dayText, timeIn } from '../view.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useDesk } from '../parts/desk-context.ts';

const colours = { added: 'success', removed: 'error', hall: 'geekblue', time: 'warning' } as const;

/** One change: its kind, item, old and new value, and how many people have the item in their plan. */
export function ChangeRow({ change, planned = 0 }: { change: ProgrammeChange; planned?: number }) {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { draft } = useDesk();
  const { kind, title, before, after } = change;
  const timed = kind === 'time' || kind === 'added' || kind === 'removed';
  const text = (value: string) => (timed ? span(draft.zone, value, language) : value);
  const was = text(pickLanguage(before, language));
  const is = text(pickLanguage(after, language));
  return (
    <li className="change-row">
      <Tag color={kind in colours ? colours[kind as keyof typeof colours] : 'default'} variant="filled">
        {t(`changes.${kind}`)}
      </Tag>
      <span className="grow">
        <b>{pickLanguage(title, language)}</b>
        <span className="small quiet-2">
          {was !== '' && <del>{was}</del>} {was !== '' && is !== '' && '→'} {is}
        </span>
        {planned > 0 && <span className="small quiet">{t('release.planned', { count: planned })}</span>}
      </span>
    </li>
  );
}

/** `17 周六 10:00–11:00` of `from/to`. */
function span(zone: string, times: string, language: 'zh' | 'en'): string {
  const [from = '', to = ''] = times.split('/');
  if (from === '') return '';
  const day = dayText(clockIn(zone, new Date(from)).slice(0, 10), language);
  return `${day} ${timeIn(zone, from)}${to === '' ? '' : `–${timeIn(zone, to)}`}`;
}
