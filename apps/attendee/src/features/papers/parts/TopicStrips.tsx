import type { PaperTopic } from '@meetingapp/contract/papers-paper.ts';
import { joinClasses } from '@meetingapp/ui/join-classes.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { divisionsOf, inWords } from './words.ts';

interface Props {
  topics: readonly PaperTopic[];
  /** A topic, or the first of a whole division with a `+` before it; empty: all. */
  chosen: string;
  onChoose: (chosen: string) => void;
}

/** Which topics are meant by what stands in the address; null: all. */
export function chosenTopics(topics: readonly PaperTopic[], chosen: string): ReadonlySet<number> | null {
  if (chosen === '') return null;
  const id = Number(chosen.replace('+', ''));
  const division = divisionsOf(topics).find((one) => one.topics.some((topic) => topic.id === id));
  return new Set(chosen.startsWith('+') ? division?.topics.map((topic) => topic.id) : [id]);
}

/** Divisions, and the topics of the chosen one; where there are no divisions, the topics. */
export function TopicStrips({ topics, chosen, onChoose }: Props) {
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
            const name = inWords(one.name, language) || inWords(one.topics[0]?.name ?? one.name, language);
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
                {inWords(topic.name, language)}
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
