import './import.css';
import type { SheetState } from '@meetingapp/contract/tasks/import.ts';
import { Button } from 'antd';
import { Answered, Page } from '../layout/Page.tsx';
import { useCall } from '../calls/use-call.ts';
import type { ImportList } from './import-list.ts';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportResult } from './ImportResult.tsx';
import { ImportSteps, type ImportStep } from './ImportSteps.tsx';
import { useStep } from './use-step.ts';

const SOON_MS = 1000;
const runs = ({ check, apply, undo }: SheetState) =>
  [check, apply, undo].some((task) => task !== null && task.endedAt === null);

/** The furthest step that was reached. */
const stepOf = (state: SheetState | undefined): ImportStep =>
  state === undefined ? 'columns' : state.step === 'undone' ? 'result' : state.step;

/** Import of one kind of list: file, columns, dry run, result. */
export function ImportFlow({ list }: { list: ImportList }) {
  const { cid, calls, words, leave } = list;
  const [{ id, step: wanted }, go] = useStep();
  const asked = useCall(
    calls.importState,
    { cid, id: id ?? 1 },
    { enabled: id !== null, again: (answer) => (answer && runs(answer.state) ? SOON_MS : false) },
  );
  const state = id === null || asked.answer?.state.id !== id ? undefined : asked.answer.state;
  const step: ImportStep = id === null ? 'file' : (wanted ?? stepOf(state));
  return (
    <Page
      title={words.title}
      facts={[words.of, state?.name].filter(Boolean).join(' · ')}
      actions={
        <>
          <ImportSteps at={step} />
          <Button type="text" onClick={leave}>
            {words.back}
          </Button>
        </>
      }
    >
      {id === null ? (
        <ImportFile list={list} open={(next) => go({ id: next, step: null })} />
      ) : (
        <Answered asked={{ ...asked, answer: state }}>
          {(known) => {
            if (step === 'columns')
              return (
                <ImportColumns
                  key={id}
                  list={list}
                  state={known}
                  another={() => go({ id: null, step: null })}
                  done={() => go({ id, step: null })}
                />
              );
            const back = () => go({ id, step: 'columns' });
            return step === 'check' ? (
              <ImportCheck list={list} state={known} back={back} done={() => go({ id, step: null })} />
            ) : (
              <ImportResult list={list} state={known} />
            );
          }}
        </Answered>
      )}
    </Page>
  );
}
