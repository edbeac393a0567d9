import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import { useQuery } from '@tanstack/react-query';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Waiting } from '../../../lib/layout/Waiting.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { DocumentOperation } from './DocumentOperation.tsx';
import type { OpenDocument } from './open-document.ts';

const address = `${openBase}/openapi.json`;

async function read(): Promise<OpenDocument> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as OpenDocument;
}

/** The OpenAPI document as a page: one section per operation, made from the document alone. */
export function DocumentView() {
  const t = useT('developersConsole');
  const { data, error } = useQuery({ queryKey: [address], queryFn: read, staleTime: Infinity });
  if (error) return <EmptyState icon={circleAlert} role="alert" title={t('document.failed')} />;
  if (!data) return <Waiting />;
  const operations = Object.entries(data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return (
    <div className="dev-document">
      <p>
        {t('document.address')}　<code>{location.origin + address}</code>　
        <a href={address} target="_blank" rel="noreferrer">
          {t('document.open')}
        </a>
      </p>
      <p>{t('document.intro', { base: openBase })}</p>
      <nav aria-label={t('tabs.document')}>
        <ul className="dev-index">
          {operations.map(({ path, method, operation }) => (
            <li key={operation.operationId}>
              <a href={`#dev-${operation.operationId}`}>
                <span className={`dev-method ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {operations.map((one) => (
        <DocumentOperation key={one.operation.operationId} {...one} />
      ))}
      <section className="dev-operation">
        <h2>{t('document.webhooks')}</h2>
        <p>{t('document.webhooksText')}</p>
        <ul>
          {Object.keys(data.webhooks).map((type) => (
            <li key={type}>
              <code>{type}</code>
            </li>
          ))}
        </ul>
        {Object.values(data.webhooks).map(({ post }) => {
          const example = post.requestBody.content['application/json'].example;
          return (
            example !== undefined && (
              <pre key={post.operationId} className="dev-code" tabIndex={0}>
                {JSON.stringify(example, null, 2)}
              </pre>
            )
          );
        })}
      </section>
    </div>
  );
}
