import { List } from '@meetingapp/ui/List.tsx';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { Sheet } from '@meetingapp/ui/Sheet.tsx';
import { mapPin } from '@meetingapp/ui/icons-topics.ts';
import { useT } from '../../../lib/texts.ts';
import type { mapsOf } from '../view.ts';

/** In which map the venue is shown. */
export function MapChoice({ maps, onClose }: { maps: ReturnType<typeof mapsOf>; onClose: () => void }) {
  const t = useT('conference');
  const app = useT('app');
  return (
    <Sheet open onClose={onClose} title={t('map')} closeLabel={app('close')} flush>
      <List>
        {maps.map(({ name, address }) => (
          <ListRow
            key={name}
            icon={mapPin}
            title={t(`maps.${name}`)}
            href={address}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
          />
        ))}
      </List>
    </Sheet>
  );
}
