// The parts that pages share.
export { Button, type ButtonKind, type ButtonProps, IconButton, SquareButton } from "./button";
export { Chip, type ChipProps } from "./chip";
export { Segmented, type SegmentedProps, Switch, type SwitchProps } from "./controls";
export { Dialog, type DialogProps } from "./dialog";
export { Grenade, Icon, type IconName } from "./icon";
export { GameContext, rulebook } from "./rules";
export { type SideArt, SideBadge } from "./side";
export { type ToastKind, toast } from "./toast";
export { LangChoice, type NavPage, ThemeChoice, TopBar, type TopBarProps } from "./topbar";
export { Failure as Failed, Waiting } from "./waiting";
