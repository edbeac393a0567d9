import { Clash } from '../../../lib/Clash.tsx';
import { useT } from '../../../lib/texts.ts';

interface DraftClashProps {
  draft: { forget: () => void };
  settled: () => void;
  keepMine: () => void;
}

/** Somebody else saved meanwhile: theirs is shown, or one's own put over it. */
export function DraftClash({ draft, settled, keepMine }: DraftClashProps) {
  const t = useT('liveConsole');
  return (
    <Clash
      said={t('conflict')}
      theirs={t('showTheirs')}
      mine={t('keepMine')}
      showTheirs={() => {
        draft.forget();
        settled();
      }}
      keepMine={keepMine}
    />
  );
}
