// Imported with the form, not with the lazy chunk: a style sheet that failed to load is not requested again.
import '@meetingapp/ui/pickers/SearchSheet.css';
import '@meetingapp/ui/pickers/Wheel.css';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useEffect, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { reportMissing } from '../../lib/rendering/patiently.ts';
import { fetchPickerSheets, loadedPickerSheets } from '../pickers/fetch-picker-sheets.ts';
import type { PickerSheets } from '../pickers/fetch-picker-sheets.ts';

type PickerSheetProps = {
  [K in keyof PickerSheets]: { kind: K } & ComponentProps<PickerSheets[K]>;
}[keyof PickerSheets];

/** The sheet of a picker. Opens at once, also while its content is loading, and reports a failure to load. */
export function PickerSheet(props: PickerSheetProps) {
  return props.open ? <OpenPickerSheet {...props} /> : null;
}

function OpenPickerSheet({ kind, ...props }: PickerSheetProps) {
  const app = useT('app');
  const [sheets, setSheets] = useState(loadedPickerSheets);
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(true);

  useEffect(() => {
    if (sheets || !asking) return;
    let here = true;
    fetchPickerSheets().then(
      (come) => here && setSheets(come),
      () => {
        if (!here) return;
        setFailed(true);
        setAsking(false);
        reportMissing();
      },
    );
    return () => {
      here = false;
    };
  }, [sheets, asking]);

  if (sheets) {
    const Contents = sheets[kind] as ComponentType<typeof props>;
    return <Contents {...props} />;
  }
  return (
    <Sheet open onClose={props.onClose} title={props.title} closeLabel={props.closeLabel}>
      {failed ? (
        <ErrorState
          title={app(navigator.onLine ? 'failed' : 'offline')}
          retry={{ label: app('retry'), onPress: () => setAsking(true), loading: asking }}
        />
      ) : (
        <Waiting label={app('loading')}>
          <Skeleton height="4.4rem" />
        </Waiting>
      )}
    </Sheet>
  );
}
