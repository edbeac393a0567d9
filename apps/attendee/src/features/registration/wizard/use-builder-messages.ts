import type { FormPreviewMessage, FromFormPreview } from '@meetingapp/contract/forms.ts';
import { brandColours } from '@meetingapp/ui/styles/brand-colours.ts';
import { useEffect } from 'react';

const tell = (message: FromFormPreview): void => parent.postMessage(message, location.origin);

const isFormMessage = (data: unknown): data is FormPreviewMessage =>
  typeof data === 'object' && data !== null && 'formPreview' in data && data.formPreview === 'show';

/** Receives messages of the form builder that frames this page: only from the parent window of the same origin. */
export function useBuilderMessages(show: (message: FormPreviewMessage) => void) {
  useEffect(() => {
    function hear(event: MessageEvent<unknown>) {
      if (parent === window || event.source !== parent || event.origin !== location.origin) return;
      if (isFormMessage(event.data)) show(event.data);
    }
    addEventListener('message', hear);
    if (parent !== window) tell({ formPreview: 'ready' });
    return () => removeEventListener('message', hear);
  }, [show]);
  return {
    touched: (code: string) => tell({ formPreview: 'touched', code }),
    wear: (brand: string) => {
      const { style } = document.documentElement;
      for (const [name, value] of Object.entries(brandColours(brand))) style.setProperty(name, value);
    },
  };
}
