/**
 * What word processors put on the clipboard, as plain markup: their lists are paragraphs with a bullet typed before them, and
 * their own elements and comments say how it looked. The editor's schema leaves out the rest.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const gone: Node[] = [];
  while (comments.nextNode()) gone.push(comments.currentNode);
  for (const node of gone) node.parentNode?.removeChild(node);
  for (const node of page.querySelectorAll('style, meta, link, script, xml, title')) node.remove();
  // A picture that lies on that person's machine, or inside the text: it has to be uploaded.
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
  return /^[\s ]*(\d+|[a-z]|[ivx]+)[.)、]/i.test(mark);
}
