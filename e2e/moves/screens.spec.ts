import { seeScreens } from '../see-screens.ts';

seeScreens('moves');
