import './timeline.css';
import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { circleAlert, clock } from '@meetingapp/ui/icons/icons.ts';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { hoursAround, lanesOf, type Block } from './lanes.ts';

interface DeskTimelineProps {
  /** Tasks of one day. */
  rows: readonly DeskInvitation[];
  zone: string;
  /** The session to which the table is narrowed; null: all. */
  sessionId: number | null;
  choose: (sessionId: number | null) => void;
}

const hourText = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:00`;
const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A day as lanes of halls: what of each session is answered. A session narrows the table; arrow keys go along and between lanes. */
export function DeskTimeline({ rows, zone, sessionId, choose }: DeskTimelineProps) {
  const t = useT('speakersConsole');
  const language = useLanguage();
  const lanes = lanesOf(rows, zone);
  const hours = hoursAround(lanes);
  const [begins = 0, ends = 0] = [hours[0], hours.at(-1)];
  const share = (minutes: number): string => `${((minutes / Math.max(1, ends - begins)) * 100).toFixed(2)}%`;

  function move(event: KeyboardEvent<HTMLButtonElement>): void {
    const here = event.currentTarget;
    const step = event.key.startsWith('Arrow') ? event.key.slice('Arrow'.length) : '';
    if (step === '') return;
    event.preventDefault();
    const all = [...(here.closest('.desk-timeline')?.querySelectorAll('.lane') ?? [])];
    const own = all.findIndex((lane) => lane.contains(here));
    const other = step === 'Up' ? all[own - 1] : step === 'Down' ? all[own + 1] : undefined;
    const [nearest] = [...(other?.querySelectorAll('button') ?? [])].toSorted(
      (one, two) => Math.abs(one.offsetLeft - here.offsetLeft) - Math.abs(two.offsetLeft - here.offsetLeft),
    );
    const beside = step === 'Left' ? here.previousElementSibling : step === 'Right' ? here.nextElementSibling : null;
    const to = beside ?? nearest;
    if (to instanceof HTMLButtonElement) to.focus();
  }
  const nameOf = (block: Block): string =>
    t('timeline.block', {
      title: pickLanguage(block.title, language),
      time: `${clockText(block.from)}–${clockText(block.to)}`,
      accepted: block.accepted,
      count: block.count,
      state: t(`timeline.states.${block.state}`),
    });
  /** What the block shows by its place and colour. */
  const restOf = (block: Block): string =>
    `${clockText(block.from)}–${clockText(block.to)} ${t(`timeline.states.${block.state}`)}`;
  if (lanes.length === 0) return null;
  return (
    <div className="desk-timeline" role="group" aria-label={t('timeline.name')}>
      <div className="hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} style={{ left: share(hour - begins) }}>
            {hourText(hour)}
          </span>
        ))}
      </div>
      {lanes.map((lane, at) => (
        <div key={`${lane.hallId}/${at}`} className="lane">
          <em>{lanes[at - 1]?.hallId === lane.hallId ? '' : pickLanguage(lane.hall, language)}</em>
          {lane.blocks.map((block) => (
            <button
              key={block.sessionId}
              type="button"
              data-state={block.state}
              aria-pressed={block.sessionId === sessionId}
              title={nameOf(block)}
              style={{ left: share(block.from - begins), width: `calc(${share(block.to - block.from)} - 2px)` }}
              onKeyDown={move}
              onClick={() => choose(block.sessionId === sessionId ? null : block.sessionId)}
            >
              {block.state !== 'full' && <Icon icon={block.state === 'waiting' ? clock : circleAlert} size="xs" />}
              <span>{pickLanguage(block.title, language)}</span>
              <b>{`${block.accepted}/${block.count}`}</b>
              <span className="sr">{restOf(block)}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
