ALTER TABLE `billing_notice` ADD `amount` integer;--> statement-breakpoint
ALTER TABLE `billing` ADD `price` integer;--> statement-breakpoint
ALTER TABLE `billing` ADD `next_plan` text;--> statement-breakpoint
ALTER TABLE `billing` ADD `next_price` integer;--> statement-breakpoint
ALTER TABLE `billing` ADD `ends_at` integer;--> statement-breakpoint
ALTER TABLE `billing` ADD `credit` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `billing` ADD `disputed_charge_id` text;