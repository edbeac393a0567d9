import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { Suspense, type ComponentType } from 'react';
import { latePart } from '../../lib/rendering/late-part.tsx';
import type { FieldInputProps } from './field-input.ts';

/** An input that few forms have, in its own chunk: until it has come, its name and its room. */
function late(load: () => Promise<ComponentType<FieldInputProps>>) {
  const part = latePart(load);
  return function LateInput(props: FieldInputProps) {
    const { item } = props;
    const waiting = (
      <div className="field">
        <div className="legend">
          <span className={joinClasses(item.cfgNeedFl === '1' && 'req')}>{item.cfgName}</span>
        </div>
        <Skeleton height="1.16rem" />
      </div>
    );
    return (
      <Suspense fallback={waiting}>
        <part.Part {...props} />
      </Suspense>
    );
  };
}

export const FileInput = late(() => import('../answer-file/FileInput.tsx').then((file) => file.FileInput));
export const LongTextInput = late(() => import('./LongTextInput.tsx').then((file) => file.LongTextInput));
export const NumberInput = late(() => import('./NumberInput.tsx').then((file) => file.NumberInput));
export const ConsentInput = late(() => import('./ConsentInput.tsx').then((file) => file.ConsentInput));
export const SignatureInput = late(() => import('./SignatureInput.tsx').then((file) => file.SignatureInput));
