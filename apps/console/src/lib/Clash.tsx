import './writing.css';
import { Button } from 'antd';

interface ClashProps {
  said: string;
  theirs: string;
  mine: string;
  showTheirs: () => void;
  keepMine: () => void;
}

/** Two changed the same thing: what one typed stays until one has chosen. */
export function Clash({ said, theirs, mine, showTheirs, keepMine }: ClashProps) {
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
