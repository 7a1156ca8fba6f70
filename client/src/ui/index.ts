// The parts every page is made of.
export { Button, IconButton, type ButtonKind, type ButtonProps } from "./button";
export { Chip, type ChipProps } from "./chip";
export { Segmented, Switch, type SegmentedProps, type SwitchProps } from "./controls";
export { Dialog, type DialogProps } from "./dialog";
export { Grenade, Icon, type IconName } from "./icon";
export { GameContext, rulebook } from "./rules";
export { SideBadge, type SideArt } from "./side";
export { toast, type ToastKind } from "./toast";
export { LangChoice, ThemeChoice, TopBar, type NavPage, type TopBarProps } from "./topbar";
export { Failed, Waiting } from "./waiting";
