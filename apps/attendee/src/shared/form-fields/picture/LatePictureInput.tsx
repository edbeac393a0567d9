import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import type { FieldInputProps } from '../field-input.ts';

/** Distance below the screen at which the field loads. */
const AHEAD = '25%';

/** Loaded on the first touch of the form, or when the field comes near the screen. */
export const pictureInput = latePart(() => import('./PictureInput.tsx').then((file) => file.PictureInput));

/** The picture of a form, which is mostly its last field, below the first screen: until it comes near, its name and its room. */
export function LatePictureInput(props: FieldInputProps) {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const room = useRef<HTMLDivElement>(null);
  // An error shows at once, so that Next can lead to the field.
  if (!near && props.error !== undefined) setNear(true);
  useEffect(() => {
    if (near || !room.current) return;
    const observer = new IntersectionObserver((seen) => setNear(seen.some((one) => one.isIntersecting)), {
      rootMargin: `0px 0px ${AHEAD}`,
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [near]);

  const waiting = (
    <div className="field" ref={room}>
      <div className="legend">
        <span className={joinClasses(props.item.cfgNeedFl === '1' && 'req')}>{props.item.cfgName}</span>
      </div>
      <Skeleton height="1.6rem" />
    </div>
  );
  if (!near) return waiting;
  return (
    <Suspense fallback={waiting}>
      <pictureInput.Part {...props} />
    </Suspense>
  );
}
