import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import type { ElementType } from 'react';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useSeen } from '../../../../shared/sponsors/use-seen.ts';
import type { Home } from '../block.ts';

interface SponsorProps {
  home: Home;
  sponsor: Home['info']['sponsors'][number];
  as: Extract<ElementType, 'li' | 'span'>;
  /** Shows the name only. */
  plain?: boolean;
}

/** One sponsor. An exhibitor's leads to its stand and is counted. */
export function Sponsor({ home, sponsor, as: Element, plain = false }: SponsorProps) {
  const { name, logo, exhibitorId, to } = sponsor;
  const seen = useSeen(home.cid, { exhibitorId, place: 'home', product: '' });
  const content = plain ? (
    name
  ) : (
    <>
      {logo !== null && <img src={smallPicture(logo, 512)} alt="" loading="lazy" />}
      <b>{name}</b>
    </>
  );
  return <Element ref={seen}>{to === '' ? content : <AddressLink address={to}>{content}</AddressLink>}</Element>;
}
