import { inventoryImportCalls } from '@meetingapp/contract/hotel/inventory.ts';
import { ImportPage } from '../../../lib/imports/ImportPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { changed } from '../data.ts';

/** Import of hotels, room types and nights with rooms and prices. */
export const ImportInventory = () => (
  <ImportPage calls={inventoryImportCalls} t={useT('inventorySheet')} page="hotel" changes={changed} />
);
