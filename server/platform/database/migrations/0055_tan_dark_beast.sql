-- Counters live for minutes, and each call counts: nothing of them is worth a write to the log. After a crash of the database they begin at zero.
ALTER TABLE "rate_limits" SET UNLOGGED;
