import type PDFDocument from 'pdfkit';

export type LeafRole = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

/** The tags of a PDF by which a screen reader reads it, in the order of drawing. */
interface Tags {
  /** One leaf; inside another leaf, or of a paper without tags, the content only. */
  tag: (role: LeafRole, draw: () => unknown) => void;
  group: (role: 'Table' | 'TR', draw: () => unknown) => void;
  /** What a screen reader leaves out. */
  decorate: (draw: () => unknown) => void;
  end: () => void;
}

const untagged: Tags = {
  tag: (_role, draw) => void draw(),
  group: (_role, draw) => void draw(),
  decorate: (draw) => void draw(),
  end: () => undefined,
};

/** Opens the tags of a document that was made with `tagged`. A leaf ends on the page on which it began. */
export function openTags(document: InstanceType<typeof PDFDocument>, isTagged: boolean): Tags {
  if (!isTagged) return untagged;
  const root = document.struct('Document');
  document.addStructure(root);
  let branch = root;
  // Content is marked once only: what is drawn inside a leaf or a decoration belongs to it.
  let marked = false;
  const once = (draw: () => unknown): void => {
    marked = true;
    draw();
    marked = false;
  };
  return {
    tag(role, draw) {
      if (marked) draw();
      else branch.add(document.struct(role, {}, () => once(draw)));
    },
    group(role, draw) {
      if (marked) return void draw();
      const outer = branch;
      branch = document.struct(role);
      outer.add(branch);
      draw();
      branch.end();
      branch = outer;
    },
    decorate(draw) {
      if (marked) return void draw();
      document.markContent('Artifact', { type: 'Layout' });
      once(draw);
      document.endMarkedContent();
    },
    end: () => root.end(),
  };
}
