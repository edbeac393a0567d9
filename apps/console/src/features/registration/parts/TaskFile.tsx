import { taskCalls, type Task } from '@meetingapp/contract/tasks.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { download } from '@meetingapp/ui/icons-sign-up.ts';
import { Button } from 'antd';
import { useChange } from '../../../lib/use-change.ts';

/** Fetches the file that a task left; nothing where it left none. */
export function TaskFile({ cid, task, text }: { cid: number; task: Task; text: string }) {
  const file = useChange(taskCalls.file);
  async function fetchFile() {
    const outcome = await file.change({ cid, id: task.id });
    if (outcome.ok) location.assign(outcome.answer.address);
  }
  if (task.fileName === '') return null;
  return (
    <Button loading={file.busy} icon={<Icon icon={download} />} onClick={() => void fetchFile()}>
      {text}
    </Button>
  );
}
