ALTER TABLE `contract` ADD `template_version` integer;--> statement-breakpoint
ALTER TABLE `contract` ADD `layout` text;