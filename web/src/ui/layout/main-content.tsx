import { createContext, type ReactNode, use } from 'react';

const InsideMain = createContext(false);

/** The one `main` of a page, where the skip link leads. Inside another one it is an ordinary block. */
export const MainContent = ({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => {
  if (use(InsideMain)) return <div className={className}>{children}</div>;
  return (
    <InsideMain value={true}>
      <main id="content" tabIndex={-1} className={className} style={{ outline: 'none' }}>
        {children}
        {/* Menus, lists of choices and tooltips open in here (see theme.ts). */}
        <div id="overlays" />
      </main>
    </InsideMain>
  );
};
