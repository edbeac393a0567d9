import './AgreementText.css';
import { Prose } from '../../../lib/Prose.tsx';

/** What one agrees to. */
export function AgreementText({ html }: { html: string }) {
  return (
    <div className="agreement-text">
      <Prose html={html} />
    </div>
  );
}
