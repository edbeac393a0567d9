import '../import/import.css';
import { registrationImportCalls as calls, type ImportState } from '@meetingapp/contract/registration/import.ts';
import { Button } from 'antd';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { address } from '../../../lib/navigation/paths.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ImportCheck } from '../import/ImportCheck.tsx';
import { ImportColumns } from '../import/ImportColumns.tsx';
import { ImportFile } from '../import/ImportFile.tsx';
import { ImportResult } from '../import/ImportResult.tsx';
import { ImportSteps, type ImportStep } from '../import/ImportSteps.tsx';

const SOON_MS = 1000;
const runs = ({ check, apply, undo }: ImportState) =>
  [check, apply, undo].some((task) => task !== null && task.endedAt === null);

/** Import of registrations: file, columns, preview, result. */
export function ImportRegistrations() {
  const t = useT('registrationImport');
  const cid = useCid();
  const navigate = useNavigate();
  const [{ id, step: wanted }, go] = useStep();
  const asked = useCall(
    calls.importState,
    { cid, id: id ?? 1 },
    { enabled: id !== null, again: (answer) => (answer && runs(answer.state) ? SOON_MS : false) },
  );
  const state = id === null || asked.answer?.state.id !== id ? undefined : asked.answer.state;
  const step: ImportStep = id === null ? 'file' : (wanted ?? state?.step ?? 'columns');
  return (
    <Page
      title={t('title')}
      facts={state?.name}
      actions={
        <>
          <ImportSteps at={step} />
          <Button type="text" onClick={() => void navigate({ to: address('registrations', { cid }) })}>
            {t('back')}
          </Button>
        </>
      }
    >
      {id === null ? (
        <ImportFile cid={cid} open={(next) => go({ id: next, step: null })} />
      ) : (
        <Answered asked={{ ...asked, answer: state }}>
          {(known) => {
            if (step === 'columns')
              return (
                <ImportColumns
                  key={id}
                  cid={cid}
                  state={known}
                  another={() => go({ id: null, step: null })}
                  done={() => go({ id, step: null })}
                />
              );
            const back = () => go({ id, step: 'columns' });
            return step === 'check' ? (
              <ImportCheck cid={cid} state={known} back={back} done={() => go({ id, step: null })} />
            ) : (
              <ImportResult cid={cid} state={known} />
            );
          }}
        </Answered>
      )}
    </Page>
  );
}

interface Place {
  id: number | null;
  /** Null: the furthest step reached. */
  step: 'columns' | null;
}

/** The current step, held in the address so that a reload returns to it. */
function useStep(): [Place, (place: Place) => void] {
  const search = useSearch({ strict: false }) as { list?: number | string; step?: string };
  const navigate = useNavigate();
  const id = Number(search.list ?? 0);
  return [
    { id: id > 0 ? id : null, step: search.step === 'columns' ? 'columns' : null },
    (place) =>
      void navigate({
        to: '.',
        search: ({ list: _list, step: _step, ...rest }: Record<string, unknown>) =>
          ({
            ...rest,
            ...(place.id === null ? {} : { list: place.id }),
            ...(place.step === null ? {} : { step: place.step }),
          }) as never,
      }),
  ];
}
