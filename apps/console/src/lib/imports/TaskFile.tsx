import { taskCalls, type Task } from '@meetingapp/contract/tasks/task.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Button } from 'antd';
import { useChange } from '../calls/use-change.ts';

/** Downloads the file of a task; renders nothing when it has none. */
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
