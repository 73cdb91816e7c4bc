import { InitialsAvatar } from '../../ui/pictures/initials-avatar.tsx';
import classes from './stagings.module.css';

type DesignerNameProps = {
  staging: { readonly designerName: string | null; readonly designerColor: string | null };
};

/** Who designs it, with their color. */
export const DesignerName = ({ staging: { designerName, designerColor } }: DesignerNameProps) =>
  designerName && (
    <span className={classes.designer}>
      <InitialsAvatar name={designerName} color={designerColor || undefined} size={26} />
      <bdi>{designerName}</bdi>
    </span>
  );
