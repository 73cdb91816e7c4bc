import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';

type FileSourceProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'className'> & {
  onFiles: (files: readonly File[]) => void;
  classNames: { readonly source: string | undefined; readonly input: string | undefined };
  isCamera?: boolean;
  children: ReactNode;
};

/** A field for files that looks like a place to put them. The same one can be chosen again after it was removed. */
export const FileSource = ({ onFiles, classNames, isCamera, children, ...input }: FileSourceProps) => (
  <label className={classNames.source} data-camera={isCamera}>
    {children}
    <input
      {...input}
      type="file"
      className={classNames.input}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        onFiles([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }}
    />
  </label>
);
