import type { FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { moveEdge } from '@meetingapp/domain/fees/windows.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { ShownKind } from '../data.ts';
import { isIn, placeOf, type Range } from '../parts/timeline-range.ts';
import { dayText } from '../parts/day-text.ts';
import { WindowEdge } from './WindowEdge.tsx';

interface TimelineRowProps {
  shown: ShownKind;
  range: Range;
  zone: string;
  currency: string;
  now: string;
  on: boolean;
  over: boolean;
  may: boolean;
  select: () => void;
  change: (draft: FeeDraft) => void;
  drag: { start: () => void; enter: () => void; drop: () => void; step: (by: number) => void };
}

/** One kind: name, taken places, and windows with movable edges. */
export function TimelineRow({
  shown,
  range,
  zone,
  currency,
  now,
  on,
  over,
  may,
  select,
  change,
  drag,
}: TimelineRowProps) {
  const t = useT('fees');
  const language = useLanguage();
  const { draft, kind } = shown;
  const title = pickLanguage(draft.title, language) || t('untitled');
  const at = Date.parse(now);
  return (
    <div
      className={`gt${on ? ' on' : ''}${over ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        drag.enter();
      }}
      onDrop={drag.drop}
    >
      <span className="name" draggable={may && kind !== null} onDragStart={drag.start}>
        {may && kind !== null && (
          <span className="grip" aria-hidden="true">
            ⋮
          </span>
        )}
        <button
          type="button"
          className="one"
          aria-current={on}
          {...(may && kind ? { 'aria-description': t('order', { title }) } : {})}
          onClick={select}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
            if (by === 0 || !event.altKey || !may) return;
            event.preventDefault();
            drag.step(by);
          }}
        >
          <b>{title}</b>
        </button>
        {draft.closed ? (
          <Tag variant="filled">{t('closedTag')}</Tag>
        ) : kind === null ? (
          <Tag color="processing" variant="filled">
            {t('newTag')}
          </Tag>
        ) : (
          shown.changed && (
            <Tag color="processing" variant="filled">
              {t('changedTag')}
            </Tag>
          )
        )}
      </span>
      <Places shown={shown} />
      <div className="tl">
        {draft.windows.map((window, index) => {
          const [from, until] = [Date.parse(window.from), Date.parse(window.until)];
          if (!(from < until) || until <= range.from || from >= range.until) return null;
          const left = placeOf(from, range);
          const current = from <= at && at < until;
          const text = `${pickLanguage(window.title, language)} ${amountText(window.amount, currency, true)}`;
          return (
            <span
              key={index}
              className={current && !draft.closed ? 'w cur' : 'w'}
              style={{ left: `${left}%`, width: `calc(${placeOf(until, range) - left}% - 2px)` }}
              title={`${text} · ${dayText(window.from, zone, language)} – ${dayText(window.until, zone, language)}`}
            >
              {text}
            </span>
          );
        })}
        {may &&
          draft.windows.flatMap((window, index) =>
            (['from', 'until'] as const).map((edge) => {
              // An edge shared by two windows has one handle.
              const shared = edge === 'from' && draft.windows.some((other) => other.until === window.from);
              if (shared || !isIn(window[edge], range)) return null;
              const values = { title, window: pickLanguage(window.title, language) };
              return (
                <WindowEdge
                  key={`${index}${edge}`}
                  label={edge === 'from' ? t('edgeFrom', values) : t('edgeUntil', values)}
                  at={window[edge]}
                  range={range}
                  zone={zone}
                  move={(to) => change({ ...draft, windows: moveEdge(draft.windows, index, edge, to) })}
                />
              );
            }),
          )}
        <span className="now" style={{ left: `${placeOf(at, range)}%` }} />
      </div>
    </div>
  );
}

function Places({ shown: { draft, kind } }: { shown: ShownKind }) {
  const t = useT('fees');
  const [confirmed, held] = [kind?.confirmed ?? 0, kind?.held ?? 0];
  const { size } = draft;
  const full = size !== null && confirmed + held >= size;
  const share = (count: number) => `${size === null || size === 0 ? 0 : Math.min(100, (100 * count) / size)}%`;
  return (
    <span className="places" title={t('heldCount', { count: held })}>
      <span>
        {confirmed.toLocaleString('en')}
        <span className="quiet grow">{size === null ? t('unlimited') : `/ ${size.toLocaleString('en')}`}</span>
        {full && (
          <Tag color="error" variant="filled">
            {t('full')}
          </Tag>
        )}
      </span>
      {size !== null && (
        <span className="meter">
          <i style={{ width: share(confirmed) }} />
          <i className="so" style={{ width: share(held) }} />
        </span>
      )}
    </span>
  );
}
