import { wordListMark } from '@meetingapp/domain/punctuation.ts';
/**
 * Converts clipboard content of word processors to plain markup: their lists are paragraphs with typed bullets, and their custom
 * elements and comments only carry styles. The editor's schema drops the rest.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const gone: Node[] = [];
  while (comments.nextNode()) gone.push(comments.currentNode);
  for (const node of gone) node.parentNode?.removeChild(node);
  for (const node of page.querySelectorAll('style, meta, link, script, xml, title')) node.remove();
  // A picture on the person's machine or embedded in the text has to be uploaded instead.
  for (const picture of page.querySelectorAll('img')) if (!/^https:/i.test(picture.src)) picture.remove();
  for (const node of page.body.querySelectorAll('*'))
    if (node.localName.includes(':')) node.replaceWith(...node.childNodes);
  joinLists(page);
  return page.body.innerHTML;
}

const isItem = (node: Element | null): node is HTMLElement =>
  node !== null && node.localName === 'p' && /mso-list:\s*l\d/i.test(node.getAttribute('style') ?? '');

function joinLists(page: Document): void {
  for (const first of page.body.querySelectorAll('p')) {
    if (!isItem(first) || isItem(first.previousElementSibling)) continue;
    const list = page.createElement(isNumbered(first) ? 'ol' : 'ul');
    first.before(list);
    for (let item: Element | null = first; isItem(item); item = list.nextElementSibling) {
      const line = page.createElement('li');
      for (const mark of item.querySelectorAll('[style*="mso-list"]')) mark.remove();
      line.append(...item.childNodes);
      item.remove();
      list.append(line);
    }
  }
}

function isNumbered(item: Element): boolean {
  const mark = item.querySelector('[style*="mso-list"]')?.textContent ?? item.textContent ?? '';
  return wordListMark.test(mark);
}
