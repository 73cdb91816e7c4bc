/** Names are made by us; one that is not is a mistake of ours, and never a way out of the file storage. */
export const requireFolder = (folder: string): string => required(folder, /^[a-z0-9-]+(\/[a-z0-9-]+)*$/);
export const requireName = (name: string): string => required(name, /^[a-z0-9-]+(\.[a-z0-9]+)?$/);

const required = (name: string, shape: RegExp) => {
  if (name.length > 200 || !shape.test(name)) throw new Error('A file has a name that no file of ours has.');
  return name;
};
