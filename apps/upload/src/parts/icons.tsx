type IconProps = { path: string; className?: string };

/** Outline icons on a 24 grid, drawn with the colour of the text around them. Decoration: words stand beside them. */
function Icon({ path, className = 'icon' }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

export const UploadIcon = () => (
  <Icon className="icon icon-large" path="M12 16V5M7.5 9.5 12 5l4.5 4.500M5 15v3a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-3" />
);
export const CloseIcon = () => <Icon path="M7 7l10 10M17 7 7 17" />;
export const CheckIcon = () => <Icon path="m5.5 12.5 4.5 4.5 8.5-10" />;
export const CopyIcon = () => <Icon path="M9 9h10v11H9zM15 9V4H5v11h4" />;
export const AlertIcon = () => <Icon path="M12 8v5M12 16.500v.01M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z" />;
