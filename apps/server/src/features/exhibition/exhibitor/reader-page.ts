import type { StandPage } from '@meetingapp/contract/exhibition/stand.ts';
import { isHomeAddress } from '@meetingapp/domain/home/templates.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';

/** Pictures are files of this server or data URLs of pictures. */
const isPicture = (address: string | null): boolean =>
  address === null || /^(\/files\/[\w./-]+$|data:image\/)/.test(address);

/** Addresses of a page that its readers could not open. `field`: where the page is in the body. */
export function pageFaults({ logo, stand }: Pick<StandPage, 'logo' | 'stand'>, field: string): FieldFault[] {
  const links = (['files', 'films'] as const).flatMap((part) =>
    stand[part].flatMap(({ address }, at) =>
      isHomeAddress(address) ? [] : [{ field: `${field}.stand.${part}.${at}.address`, reason: 'home_address' }],
    ),
  );
  const pictures = stand.products.flatMap(({ picture }, at) =>
    isPicture(picture) ? [] : [{ field: `${field}.stand.products.${at}.picture`, reason: 'home_address' }],
  );
  return [...links, ...pictures, ...(isPicture(logo) ? [] : [{ field: `${field}.logo`, reason: 'home_address' }])];
}
