import { Suspense, type ComponentProps } from 'react';
import { latePart } from '../../lib/rendering/late-part.tsx';
import { WhenNear } from '../../lib/rendering/WhenNear.tsx';
import type { SponsorLogos } from './SponsorLogos.tsx';

const logos = latePart(async () => (await import('./SponsorLogos.tsx')).SponsorLogos);

/** Logos of sponsors at the end of a page, loaded when they come near the screen. */
export function LateSponsorLogos(props: ComponentProps<typeof SponsorLogos>) {
  return (
    <WhenNear>
      <Suspense>
        <logos.Part {...props} />
      </Suspense>
    </WhenNear>
  );
}
