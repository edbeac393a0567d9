import { Tag } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { tableRows, type OpenOperation } from './open-document.ts';

interface DocumentOperationProps {
  path: string;
  method: string;
  operation: OpenOperation;
}

/** One operation with its parameters, examples and refusals. */
export function DocumentOperation({ path, method, operation }: DocumentOperationProps) {
  const t = useT('developersConsole');
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json'].example;
  const answer = responses['200']?.content['application/json'].example;
  return (
    <section className="dev-operation" id={`dev-${operationId}`}>
      <h2>
        <span className={`dev-method ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
      </h2>
      <p lang="en">{summary}</p>
      <p>
        {t('document.scope')}　<Tag>{operation['x-scope']}</Tag>
      </p>
      <h3>{t('document.parameters')}</h3>
      <ul>
        {parameters.map(({ name, in: place, required, example }) => (
          <li key={name}>
            <code>{name}</code>{' '}
            <span className="quiet">
              {place} · {t(required ? 'document.required' : 'document.optional')}
            </span>
            {example !== undefined && <code> = {example}</code>}
          </li>
        ))}
      </ul>
      {body !== undefined && (
        <>
          <h3>{t('document.body')}</h3>
          <pre className="dev-code" tabIndex={0}>
            {JSON.stringify(body, null, 2)}
          </pre>
        </>
      )}
      <h3>{t('document.answer')}</h3>
      <pre className="dev-code" tabIndex={0}>
        {JSON.stringify(answer, null, 2)}
      </pre>
      <details>
        <summary>{t('document.errors')}</summary>
        <table className="dev-errors">
          <thead>
            <tr>
              <th scope="col">{t('document.status')}</th>
              <th scope="col">{t('document.error')}</th>
              <th scope="col">{t('document.meaning')}</th>
            </tr>
          </thead>
          <tbody lang="en">
            {tableRows(operation.description).map(([status = '', name = '', , meaning = '']) => (
              <tr key={name}>
                <td>{status}</td>
                <td>
                  <code>{name}</code>
                </td>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
