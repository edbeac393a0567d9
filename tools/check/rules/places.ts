import type { Finding, Tree } from '../tree/finding.ts';

/** Folders that exist on one machine only. Paths of a container or of a server belong in deploy/, which is not checked. */
const machine = /(?<![\w.$}:/@-])\/(root|home\/\w+|Users\/\w+|tmp|work|mnt)\/[\w.-]+/;

/** Reports paths of a specific machine anywhere in the repository. */
export function checkPlaces(tree: Tree): Finding[] {
  return [...tree]
    .filter(([path]) => !path.startsWith('deploy/') && path !== 'package-lock.json')
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, index) => {
        const place = machine.exec(line)?.[0];
        if (!place) return [];
        const message = `names a place of one machine (${place}). Use a path from the repository’s root, DATA_DIR, or os.tmpdir().`;
        return [{ rule: 'places', path, line: index + 1, message }];
      }),
    );
}
