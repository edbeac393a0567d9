import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { mapsOf } from '../view.ts';

/** Choice of a map app for the venue. */
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
