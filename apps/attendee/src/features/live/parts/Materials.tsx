import type { Broadcast } from '@meetingapp/contract/live.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { MaterialRow } from '../../../lib/programme/MaterialRow.tsx';
import { useT } from '../../../lib/texts.ts';

/** Slides and papers of what is shown. */
export function Materials({ broadcast: { materials } }: { broadcast: Broadcast }) {
  const t = useT('live');
  if (materials.length === 0)
    return <EmptyState icon={fileText} title={t('materials.none')} text={t('materials.noneText')} />;
  return (
    <div className="list materials">
      {materials.map((material) => (
        <MaterialRow key={material.id} material={material} from="" />
      ))}
    </div>
  );
}
