import { createAfterPress } from '@recluta/domain/presses';

export const afterPress = createAfterPress(window, setTimeout);
