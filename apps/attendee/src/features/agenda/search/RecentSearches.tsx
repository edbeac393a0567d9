import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { history } from '@meetingapp/ui/icons/icons-topics.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  words: readonly string[];
  onChoose: (word: string) => void;
  onForget: () => void;
}

/** Shown before anything is typed: recent searches, else what can be searched. */
export function RecentSearches({ words, onChoose, onForget }: Props) {
  const t = useT('agenda');
  if (words.length === 0) return <EmptyState icon={search} title={t('searchStart')} text={t('searchHow')} />;
  return (
    <section className="ag-recent">
      <h2>
        {t('recent')}
        <button type="button" className="ib text calm" onClick={onForget}>
          {t('recentForget')}
        </button>
      </h2>
      <div className="chips">
        {words.map((word) => (
          <button key={word} type="button" className="chip" onClick={() => onChoose(word)}>
            <Icon icon={history} size="xs" />
            {word}
          </button>
        ))}
      </div>
    </section>
  );
}
