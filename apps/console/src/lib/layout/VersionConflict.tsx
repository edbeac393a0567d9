import '../writing/writing.css';
import { Button } from 'antd';

interface ClashProps {
  said: string;
  theirs: string;
  mine: string;
  showTheirs: () => void;
  keepMine: () => void;
}

/** Edit conflict: the typed values stay until the user chooses a version. */
export function VersionConflict({ said, theirs, mine, showTheirs, keepMine }: ClashProps) {
  return (
    <div className="note soon clash" role="alert">
      <span className="grow">{said}</span>
      <Button size="small" onClick={showTheirs}>
        {theirs}
      </Button>
      <Button size="small" danger onClick={keepMine}>
        {mine}
      </Button>
    </div>
  );
}
