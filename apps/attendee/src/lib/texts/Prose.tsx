import './Prose.css';
import { Html } from './Html.tsx';

/** A long text by staff. */
export function Prose({ html }: { html: string }) {
  return <Html html={html} className="prose-text" />;
}
