import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/** The files with these sources and whatever they import at once. A source that no file has is a mistake in the list. */
export const filesOf = (bundle: Bundle, sources: readonly string[]) =>
  sources.flatMap((source) => {
    const chunk = Object.values(bundle).find(
      (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(`/web/${source}`)),
    );
    if (!chunk) throw new Error(`The build has no ${source}, which a list of files in web/build names.`);
    return closure(bundle, chunk.fileName);
  });

const closure = (bundle: Bundle, file: string, seen = new Set<string>()): string[] => {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return [];
  seen.add(file);
  for (const each of chunk.imports) closure(bundle, each, seen);
  return [...seen];
};

export const stylesOf = (bundle: Bundle, file: string) => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
};
