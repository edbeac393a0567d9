import type { Broadcast } from '@meetingapp/contract/live/broadcast.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { MaterialRow } from '../../../shared/programme/MaterialRow.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Slides and papers of the broadcast. */
export function BroadcastMaterials({ broadcast: { materials } }: { broadcast: Broadcast }) {
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
