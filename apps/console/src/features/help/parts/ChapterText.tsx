import { Link } from '@tanstack/react-router';
import { useHelpAddress } from '../../../lib/navigation/help.ts';
import type { Block, Run } from '../view.ts';

/** Paragraphs, lists and tables of a chapter. */
export function ChapterText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'list') {
    const items = block.items.map((runs, index) => (
      <li key={index}>
        <Runs runs={runs} />
      </li>
    ));
    return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
  }
  if (block.kind === 'table')
    return (
      <table>
        <thead>
          <tr>
            {block.head.map((runs, index) => (
              <th key={index} scope="col">
                <Runs runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            <tr key={index}>
              {row.map((runs, place) => (
                <td key={place}>
                  <Runs runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  if (block.kind === 'note')
    return (
      <aside className="help-note">
        <Runs runs={block.runs} />
      </aside>
    );
  return (
    <p>
      <Runs runs={block.runs} />
    </p>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => <RunView key={index} run={run} />);
}

function RunView({ run }: { run: Run }) {
  const toHelp = useHelpAddress();
  if (run.kind === 'name') return <b className="help-name">{run.text}</b>;
  if (run.kind === 'code') return <code>{run.text}</code>;
  if (run.kind === 'link') return <Link {...toHelp(run.to)}>{run.text}</Link>;
  return run.text;
}
