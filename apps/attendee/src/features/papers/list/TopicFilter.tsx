import type { PaperTopic } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  topics: readonly PaperTopic[];
  /** A topic id, or `+` with the first topic of a whole division; empty: all. */
  chosen: string;
  onChoose: (chosen: string) => void;
}

/** Topic ids meant by the value in the address; null: all. */
export function chosenTopics(topics: readonly PaperTopic[], chosen: string): ReadonlySet<number> | null {
  if (chosen === '') return null;
  const id = Number(chosen.replace('+', ''));
  const division = divisionsOf(topics).find((one) => one.topics.some((topic) => topic.id === id));
  return new Set(chosen.startsWith('+') ? division?.topics.map((topic) => topic.id) : [id]);
}

/** Filter by division and topic; by topic only when there are no divisions. */
export function TopicFilter({ topics, chosen, onChoose }: Props) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const divisions = divisionsOf(topics);
  if (topics.length < 2) return null;
  const id = Number(chosen.replace('+', ''));
  const open = chosen === '' ? undefined : divisions.find((one) => one.topics.some((topic) => topic.id === id));
  const split = divisions.length > 1;
  const within = split ? (open?.topics ?? []) : topics;
  return (
    <>
      {split && (
        <div className="list-strip" role="group" aria-label={t('list.divisions')}>
          <Chip on={chosen === ''} onPress={() => onChoose('')}>
            {t('list.all')}
          </Chip>
          {divisions.map((one) => {
            const first = `+${one.topics[0]?.id ?? ''}`;
            const name = pickLanguage(one.name, language) || pickLanguage(one.topics[0]?.name ?? one.name, language);
            return (
              <Chip key={one.key} on={one === open} onPress={() => onChoose(one === open ? '' : first)}>
                {name}
              </Chip>
            );
          })}
        </div>
      )}
      {within.length > 1 && (
        <div className="list-strip" role="group" aria-label={t('list.topics')}>
          {!split && (
            <Chip on={chosen === ''} onPress={() => onChoose('')}>
              {t('list.all')}
            </Chip>
          )}
          {within.map((topic) => {
            const on = chosen === String(topic.id);
            const otherwise = split ? `+${open?.topics[0]?.id ?? ''}` : '';
            return (
              <Chip key={topic.id} on={on} onPress={() => onChoose(on ? otherwise : String(topic.id))}>
                {pickLanguage(topic.name, language)}
              </Chip>
            );
          })}
        </div>
      )}
    </>
  );
}

function Chip({ on, onPress, children }: { on: boolean; onPress: () => void; children: string }) {
  return (
    <button type="button" className={joinClasses('chip', on && 'on')} aria-pressed={on} onClick={onPress}>
      <span>{children}</span>
    </button>
  );
}

interface Division {
  /** Key of one of its topics, used in addresses. */
  key: string;
  name: Bilingual;
  topics: PaperTopic[];
}

/** Topics grouped by division, in the organiser's order. */
function divisionsOf(topics: readonly PaperTopic[]): Division[] {
  const found = new Map<string, Division>();
  for (const topic of topics) {
    const key = `${topic.division.zh}|${topic.division.en}`;
    const division = found.get(key) ?? { key, name: topic.division, topics: [] };
    division.topics.push(topic);
    found.set(key, division);
  }
  return [...found.values()];
}
